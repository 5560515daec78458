import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {languageOf} from './src/content/core/foreignTerms';
import {hasPage, loadSidebar, type Entry} from './src/content/core/sidebar';

type Item = Exclude<SidebarsConfig[string], Record<string, unknown>>[number];

/**
 * Converts an entry to a Docusaurus sidebar item. Leaves out pages that do not exist yet and categories without pages.
 */
function toItems(entry: Entry): Item[] {
  if (typeof entry === 'string') return hasPage(entry) ? [{type: 'doc', id: entry}] : [];
  const items = entry.items.flatMap(toItems);
  const lang = languageOf(entry.label);
  const hasLanding = entry.landing !== undefined && hasPage(entry.landing);
  if (items.length === 0)
    return hasLanding ? [{type: 'doc', id: entry.landing!, key: entry.key, label: entry.label}] : [];
  return [
    {
      type: 'category',
      key: entry.key,
      label: entry.label,
      items,
      ...(lang && {customProps: {lang}}),
      collapsible: hasLanding,
      collapsed: hasLanding,
      ...(hasLanding && {link: {type: 'doc', id: entry.landing!}}),
    },
  ];
}

const sidebars: SidebarsConfig = {docs: loadSidebar().flatMap(toItems)};

export default sidebars;
