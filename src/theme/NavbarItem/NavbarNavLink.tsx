// Change: an item may have an icon key (`icon: 'site:home'`), rendered before its label.
import React, {type ReactNode} from 'react';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import Icon from '@site/src/components/Icon';

export default function NavbarNavLinkWithIcon({icon, label, ...props}: Props & {readonly icon?: string}): ReactNode {
  return (
    <NavbarNavLink
      {...props}
      label={
        icon ? (
          <>
            <Icon icon={icon} />
            {/* For screen readers, the space separates the label from the external-link icon's text. */}
            <span>{label}</span>
            <span> </span>
          </>
        ) : (
          label
        )
      }
    />
  );
}
