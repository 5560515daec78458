import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {languageOf} from './src/content/core/foreignTerms';
import {loadSidebar, type SidebarEntry} from './src/content/core/sidebar';

type Item = Exclude<SidebarsConfig[string], Record<string, unknown>>[number];

/** Converts an entry to a Docusaurus sidebar item. */
function toItem(entry: SidebarEntry): Item {
  if (typeof entry === 'string') return {type: 'doc', id: entry};
  const {key, label, landing, items} = entry;
  if (landing !== undefined && items.length === 0) return {type: 'doc', id: landing, key, label};
  const lang = languageOf(label);
  return {
    type: 'category',
    key,
    label,
    items: items.map(toItem),
    ...(lang && {customProps: {lang}}),
    collapsible: landing !== undefined,
    collapsed: landing !== undefined,
    ...(landing !== undefined && {link: {type: 'doc', id: landing}}),
  };
}

const sidebars: SidebarsConfig = {docs: loadSidebar().map(toItem)};

export default sidebars;
