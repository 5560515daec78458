import {execFileSync} from 'node:child_process';
import {root} from '../../src/content/core/root';

/**
 * Files that differ from those of a commit, or from where a branch left it, relative to the root. New files that git does
 * not track yet are included.
 *
 * @throws if there is no such commit
 */
export function changedFiles(since: string): string[] {
  const git = (...words: string[]): string[] =>
    execFileSync('git', words, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']})
      .split('\n')
      .filter(Boolean);
  try {
    git('rev-parse', '--verify', `${since}^{commit}`);
  } catch {
    throw new Error(`git knows no commit or branch ${since}. Name one that exists, such as main or HEAD~1.`);
  }
  return [
    ...git('diff', '--name-only', '--relative', '--merge-base', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}
