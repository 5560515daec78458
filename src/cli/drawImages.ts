/**
 * Draws the pictures that are made from the mark: the social card of each language and `favicon.ico`.
 * Run `npx tsx src/cli/drawImages.ts` after the mark, the brand's name or the home page's title changed, and commit the result.
 */
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {parse} from 'yaml';
import {brand} from '../brand';
import {defaultLocale, locales, type LocaleCode} from '../content/locales';
import {root} from '../content/root';
import {faces} from '../plugins/typeface/faces';

const pictures = path.join(root, 'static/img');
const iconSizes = [16, 32, 48];

const base64 = (file: string) => fs.readFileSync(path.join(root, 'static', file)).toString('base64');

/** The title of the home page in a language: what the card says under the name. */
function homeTitle(locale: LocaleCode): string {
  const folder = locale === defaultLocale ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
  const frontMatter = fs.readFileSync(path.join(root, folder, 'index.mdx'), 'utf8').split('---\n')[1] ?? '';
  return (parse(frontMatter) as {title: string}).title;
}

function socialCard(locale: LocaleCode): string {
  const fonts = faces.map(
    ({family, file, weight, unicodeRange}) =>
      `@font-face{font-family:'${family}';font-weight:${weight};unicode-range:${unicodeRange};` +
      `src:url(data:font/woff2;base64,${base64(`fonts/${file}`)})}`,
  );
  return `<!doctype html><html lang="${locale}"><style>
    ${fonts.join('')}
    body { background: #fbfaf6; color: #1e262b; font-family: 'Site Sans'; margin: 0; height: 630px; width: 1200px;
      box-sizing: border-box; padding: 88px 96px; display: flex; flex-direction: column; justify-content: space-between;
      border-bottom: 16px solid #b97a1a }
    header { display: flex; align-items: center; gap: 32px; font-size: 72px; font-weight: 600; letter-spacing: -0.01em }
    h1 { font-size: 64px; font-weight: 600; letter-spacing: -0.015em; line-height: 1.15; margin: 0; max-width: 900px; text-wrap: balance }
    p { color: #566168; font-size: 30px; margin: 0 }
  </style>
  <header><img src="data:image/svg+xml;base64,${base64('img/mark.svg')}" width="104" height="104" alt="">${brand.name}</header>
  <h1>${homeTitle(locale)}</h1>
  <p>${brand.hosts.site}</p></html>`;
}

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
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({omitBackground: true});
}

async function drawAll(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  for (const {code} of locales) {
    const name = code === defaultLocale ? 'social_card.png' : `social_card.${code}.png`;
    fs.writeFileSync(path.join(pictures, name), await draw(page, socialCard(code), 1200, 630));
  }
  const pngs = [];
  for (const size of iconSizes) {
    const mark = `<body style="margin:0"><img src="data:image/svg+xml;base64,${base64('img/mark.svg')}" width="${size}" height="${size}" style="display:block">`;
    pngs.push({size, data: await draw(page, mark, size, size)});
  }
  fs.writeFileSync(path.join(pictures, 'favicon.ico'), icon(pngs));
  await browser.close();
}

void drawAll();
