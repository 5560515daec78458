// Change: a category without a page is a plain title instead of a focusable link without an address.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import OriginalCategory from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {item, level, activePath, onItemClick} = props;
  if (item.collapsible || item.href) return <OriginalCategory {...props} />;
  const {docSidebarItemCategory, docSidebarItemCategoryLevel} = ThemeClassNames.docs;
  return (
    <li className={clsx(docSidebarItemCategory, docSidebarItemCategoryLevel(level), 'menu__list-item', item.className)}>
      <div className="menu__list-item-collapsible">
        <span className={clsx('menu__link', isActiveSidebarItem(item, activePath) && 'menu__link--active')}>
          {item.label}
        </span>
      </div>
      <ul className="menu__list">
        <DocSidebarItems items={item.items} level={level + 1} activePath={activePath} onItemClick={onItemClick} />
      </ul>
    </li>
  );
}
