/** `.github/` names files and folders of the repository, which may move. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {brand} from '../../src/brand';
import {root} from '../../src/content/core/root';
import {readText} from '../support/files';

const exists = (name: string): boolean => fs.existsSync(path.join(root, name));

test('each line of CODEOWNERS names a path that exists and a team, and the first one owns the rest', () => {
  const lines = readText('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines[0]![0]).toBe('*');
  expect(lines.slice(1).filter(([name]) => !exists(name!))).toEqual([]);
  expect(
    lines.filter(
      ([, ...teams]) => teams.length === 0 || !teams.every((team) => team.startsWith(`@${brand.name.toLowerCase()}/`)),
    ),
  ).toEqual([]);
  const owned = new Set(lines.map(([name]) => name));
  const rooms = fs
    .readdirSync(path.join(root, 'src'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => `/src/${name}/`);
  expect(
    rooms.filter((room) => !owned.has(room)),
    'Name the team that reviews it in .github/CODEOWNERS.',
  ).toEqual([]);
});

test('continuous integration runs .ci/run on each push and pull request, with actions of a major version', () => {
  const workflow = parse(readText('.github/workflows/ci.yml')) as {
    on: Record<string, unknown>;
    jobs: Record<string, {steps: {uses?: string; run?: string}[]}>;
  };
  expect(Object.keys(workflow.on).sort()).toEqual(['pull_request', 'push']);
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const used = steps.flatMap(({uses}) => uses ?? []);
  expect(used.length).toBeGreaterThan(1);
  expect(used.filter((action) => !/^actions\/[a-z-]+@v\d+$/.test(action))).toEqual([]);
  expect(steps.map(({run}) => run)).toContain('.ci/run');
  fs.accessSync(path.join(root, '.ci/run'), fs.constants.X_OK);
});

test('updates are proposed for the packages, the actions and the image, where they are', () => {
  const {updates} = parse(readText('.github/dependabot.yml')) as {
    updates: {'package-ecosystem': string; directory: string}[];
  };
  const sources: Record<string, string> = {
    npm: 'package-lock.json',
    'github-actions': '.github/workflows',
    docker: 'Dockerfile',
  };
  expect(updates.map((update) => update['package-ecosystem']).sort()).toEqual(Object.keys(sources).sort());
  for (const {'package-ecosystem': system, directory} of updates)
    expect(exists(path.join(directory, sources[system]!)), system).toBe(true);
});
