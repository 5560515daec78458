/**
 * Draws `favicon.ico` from the mark. Run `npx tsx src/cli/drawFavicon.ts` after the mark changed, and commit the result.
 * Social cards are drawn by each build: `src/plugins/social-cards`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {root} from '../content/root';

const pictures = path.join(root, 'static/img');
const iconSizes = [16, 32, 48];

const base64 = (file: string) => fs.readFileSync(path.join(root, 'static', file)).toString('base64');

/** An `.ico` file of PNG pictures (each of at most 256 px). */
function icon(pngs: {size: number; data: Buffer}[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  pngs.forEach(({size, data}, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pngs.map(({data}) => data)]);
}

async function draw(page: Page, html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({width, height});
  await page.setContent(html, {waitUntil: 'load'});
  return page.screenshot({omitBackground: true});
}

async function drawAll(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  const pngs = [];
  for (const size of iconSizes) {
    const mark = `<body style="margin:0"><img src="data:image/svg+xml;base64,${base64('img/mark.svg')}" width="${size}" height="${size}" style="display:block">`;
    pngs.push({size, data: await draw(page, mark, size, size)});
  }
  fs.writeFileSync(path.join(pictures, 'favicon.ico'), icon(pngs));
  await browser.close();
}

void drawAll();
