// Change: Escape closes the menu, also one that the pointer opened, and gives the focus back to its button.
import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import {pressedKey} from '@site/src/components/pressedKey';
import {useDismissal} from '@site/src/components/useDismissal';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _onClick,
  ...props
}: Props): ReactNode {
  const dropdown = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Whether Escape closed the menu that opens as long as the pointer is over it. */
  const [isDismissed, setIsDismissed] = useState(false);

  useDismissal(dropdown, '[aria-haspopup]', (cause) => {
    setIsOpen(false);
    if (cause === 'Escape') setIsDismissed(dropdown.current!.matches(':hover'));
  });

  return (
    <div
      ref={dropdown}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isDismissed,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onMouseLeave={() => setIsDismissed(false)}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        // A link without an address takes no focus.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={props.to ? undefined : (event) => event.preventDefault()}
        onKeyDown={(event) => {
          const key = pressedKey(event);
          if (key === 'Enter' || key === ' ') {
            event.preventDefault();
            setIsOpen(!isOpen);
          }
        }}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
