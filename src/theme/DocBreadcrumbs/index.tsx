// Change: foreign titles have their language; adds a link to the page's Markdown and a button that copies it.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useHomePageRoute} from '@docusaurus/theme-common/internal';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import MarkdownTwin from '@site/src/components/MarkdownTwin';
import styles from './styles.module.css';

type Item = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>[number];

function Breadcrumb({item: {label, href, customProps}, isLast}: {item: Item; isLast: boolean}): ReactNode {
  const text = <span {...(customProps as {lang?: string} | undefined)}>{label}</span>;
  return (
    <li className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
      {href && !isLast ? (
        <Link className="breadcrumbs__link" href={href}>
          {text}
        </Link>
      ) : (
        <span className="breadcrumbs__link">{text}</span>
      )}
    </li>
  );
}

function Breadcrumbs({items}: {items: Item[]}): ReactNode {
  const homePageRoute = useHomePageRoute();
  return (
    <nav
      className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)}
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}
    >
      <ul className="breadcrumbs">
        {homePageRoute && <HomeBreadcrumbItem />}
        {items.map((item, index) => (
          <Breadcrumb key={index} item={item} isLast={index === items.length - 1} />
        ))}
      </ul>
    </nav>
  );
}

export default function DocBreadcrumbsWithTwin(): ReactNode {
  const items = useSidebarBreadcrumbs();
  return (
    <div className={styles.row}>
      {items && <StructuredData breadcrumbs={items} />}
      {items && <Breadcrumbs items={items} />}
      <MarkdownTwin />
    </div>
  );
}
