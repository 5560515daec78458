import {expect, test} from 'vitest';
import {freePort} from '../support/freePort';
import {withNpmServer} from '../support/npmRun';

test('npm run serve answers with the built site on its port', async () => {
  const port = await freePort();
  await withNpmServer('serve', {PORT: String(port)}, async (greeting) => {
    const origin = `http://localhost:${port}`;
    expect(greeting).toContain(origin);
    const page = await fetch(`${origin}/callbacks`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1');
    expect(page.headers.get('content-security-policy')).toContain("object-src 'none'");
  });
});
