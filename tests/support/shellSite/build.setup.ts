import {execFileSync} from 'node:child_process';
import {test} from '@playwright/test';
import {shellSiteDirectory} from '.';
import {root} from '../../../src/content/core/root';

test('the site of the shell tests builds', () => {
  execFileSync(
    'node_modules/.bin/docusaurus',
    ['build', '--config', 'tests/support/shellSite/docusaurus.config.ts', '--out-dir', shellSiteDirectory],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/shell-site'},
    },
  );
});
