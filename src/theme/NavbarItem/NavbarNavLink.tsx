// Change: an item may carry an icon key (`icon: 'site:home'`), drawn before its label.
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
            {/* The space parts the label from the words of the external-link icon for a screen reader. */}
            {label}{' '}
          </>
        ) : (
          label
        )
      }
    />
  );
}
