import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findLanguages } from '@/lib/content/read-languages';
import { listLanguages } from '@/lib/content/schemas/site/translation';
import { createDisk } from '@/lib/content/source/disk';
import { parseFrontMatter } from '@/lib/content/source/front-matter';
import { describeGaps } from '@/lib/kit/build/languages/describe-gaps';
import { buildLanguageContent } from '@/lib/kit/build/languages/language-content';
import { digestSections, splitPage } from '@/lib/kit/build/languages/page-sections';
import { beginTranslation, translate } from '@/lib/kit/build/languages/translate';
import { parseMdxTree } from '@/lib/markdown/mdx-parser.mjs';

const VALUES = { name: 'Acme' };

const GUIDE = `---
title: Refunds
description: How to give money back, in whole or in part, and what a customer sees then on a statement.
order: 10
group: Run it
facts:
  Requests: One
---

Give money back.

## Overview

Three days.

### In parts

Often.

## Limits

None.
`;

const GERMAN = `---
title: Erstattungen
description: Wie Sie Geld zurückgeben, ganz oder in Teilen, und was ein Kunde dann auf seinem Auszug sieht.
---

Geben Sie Geld zurück.

## Überblick [#overview]

Drei Tage.
`;

const FILES = {
  'content/site.json': '{"name":"Acme","lang":"en","extras":["style-guide"],"tagline":"Docs"}',
  'content/navigation.json': '{"primary":[{"name":"Run it","url":"/guides/"}],"tag":"Run it"}',
  'content/guides/refunds.mdx': GUIDE,
  'content/guides/other.mdx': GUIDE.replace('title: Refunds', 'title: Other'),
  'content/de/guides/refunds.mdx': GERMAN,
  'content/de/texts.json': '{"Run it":"Betrieb","Requests":"Anfragen","Gone":"Weg"}',
};

function write(files: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'languages-'));
  for (const [file, text] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

function build(files: Readonly<Record<string, string>> = {}) {
  const disk = createDisk(write(files));
  const languages = findLanguages(disk, 'en');
  return buildLanguageContent({
    disk,
    languages,
    language: 'de',
    values: VALUES,
    notice: 'Nicht übersetzt.',
  });
}

const readMatter = (text = '') => parseFrontMatter(text, () => {});

test('translates the texts of a workflow, and leaves what it sends', () => {
  const { files, gaps } = build({
    'content/workflows/refund.arazzo.yaml': `
info: { title: Run it }
workflows:
  - workflowId: refund
    summary: Run it
    parameters: [{ name: Run it, in: header, value: Run it }]
    steps:
      - stepId: pay
        description: Pay first
        requestBody: { payload: { description: Run it, name: Jordan Lee } }
`,
  });
  expect(JSON.parse(files.get('workflows/refund.arazzo.yaml') ?? '')).toEqual({
    info: { title: 'Betrieb' },
    workflows: [
      {
        workflowId: 'refund',
        summary: 'Betrieb',
        parameters: [{ name: 'Run it', in: 'header', value: 'Run it' }],
        steps: [
          {
            stepId: 'pay',
            description: 'Pay first',
            requestBody: { payload: { description: 'Run it', name: 'Jordan Lee' } },
          },
        ],
      },
    ],
  });
  expect(gaps.texts.get('workflows/refund.arazzo.yaml')).toEqual(['Pay first']);
});

describe('content of a language', () => {
  it('takes the place of the file of the first language, with the front matter that it does not repeat', () => {
    const { files } = build();
    expect(readMatter(files.get('guides/refunds.mdx'))).toEqual({
      ...{ title: 'Erstattungen', order: 10, group: 'Betrieb', facts: { Anfragen: 'One' } },
      description:
        'Wie Sie Geld zurückgeben, ganz oder in Teilen, und was ein Kunde dann auf seinem Auszug sieht.',
    });
  });

  it('keeps the numbers of its lines, so that messages name the right one', () => {
    const lines = (build().files.get('guides/refunds.mdx') ?? '').split('\n');
    const line = GERMAN.split('\n').indexOf('Geben Sie Geld zurück.');
    expect(lines[line]).toBe('Geben Sie Geld zurück.');
  });

  it('has a section that is not translated in its own language, which it says, and every place that links may name', () => {
    const text = build().files.get('guides/refunds.mdx') ?? '';
    const nodes = parseMdxTree(text, {}).children;
    const headings = nodes.filter((node) => node.type === 'heading');
    expect(headings.map(({ data }) => data?.hProperties)).toEqual([
      { id: 'overview' },
      { id: 'limits', lang: 'en' },
    ]);
    expect(text).toContain('<Anchor id="in-parts" />');
    expect(text.slice(text.indexOf('## Limits'))).toMatch(/Nicht übersetzt\.[^]*None\./);
    const last = nodes.at(-1);
    expect([last?.type, last?.data?.hProperties]).toEqual(['paragraph', { lang: 'en' }]);
  });

  it('has the places of anchors, and of headings in components, that its source has', () => {
    const inner =
      '<Anchor id="former" />\n\n<Details summary="More">\n\n### Fees of {name}\n\nText.\n\n</Details>';
    const { files } = build({ 'content/guides/refunds.mdx': GUIDE.replace('Three days.', inner) });
    const text = files.get('guides/refunds.mdx') ?? '';
    for (const id of ['former', 'fees-of-acme', 'in-parts'])
      expect(text).toContain(`<Anchor id="${id}" />`);
  });

  it('translates names and texts wherever people read them, and nothing that a program reads', () => {
    const { files } = build();
    expect(JSON.parse(files.get('navigation.json') ?? '')).toEqual({
      primary: [{ name: 'Betrieb', url: '/guides/' }],
      tag: 'Run it',
    });
    expect(readMatter(files.get('guides/other.mdx'))).toMatchObject({
      ...{ title: 'Other', group: 'Betrieb', facts: { Anfragen: 'One' } },
    });
  });

  it('is a portal of its own: its language, no pages for maintainers, and what it is made of', () => {
    const { files } = build();
    expect(JSON.parse(files.get('site.json') ?? '')).toEqual({
      ...{ name: 'Acme', lang: 'de', extras: [], breadcrumbs: 'titles', tagline: 'Docs' },
    });
    expect(JSON.parse(files.get('translation.json') ?? '')).toEqual({
      ...{ own: 'de', all: ['en', 'de'], older: ['guides/refunds.mdx'] },
      untranslated: ['guides/other.mdx'],
      files: { de: ['guides/refunds.mdx', 'texts.json'] },
    });
  });

  it('counts a plugin as translated when most of its texts are', () => {
    const plugin = JSON.stringify({
      name: 'Run it',
      short: 'Run it',
      note: 'Take it',
      text: 'Give it',
    });
    const listLeft = (texts: Readonly<Record<string, string>>) => {
      const { files } = build({
        'content/plugins/shop.json': plugin,
        'content/de/texts.json': JSON.stringify(texts),
      });
      const made = JSON.parse(files.get('translation.json') ?? '');
      return made.untranslated.includes('plugins/shop.json');
    };
    expect(listLeft({ 'Run it': 'Betrieb' })).toBe(true);
    expect(listLeft({ 'Run it': 'Betrieb', 'Take it': 'Nehmen' })).toBe(false);
  });

  it('lists what is missing, older than its source, or translated in vain', () => {
    const { gaps } = build();
    expect(gaps.pages).toEqual(['guides/other.mdx']);
    expect(gaps.sections.get('guides/refunds.mdx')).toMatchObject({
      ...{ missing: ['limits'], older: ['', 'overview'] },
    });
    expect(gaps.texts).toEqual(new Map());
    expect(gaps.unused).toEqual(['Gone']);
    expect(describeGaps('de', gaps).map(({ file, at, message }) => [file, at, message])).toEqual([
      ['content/de', 'pages that are not translated (1)', 'guides/other.mdx'],
      ['content/de/guides/refunds.mdx', 'missing', '#limits'],
      [
        ...['content/de/guides/refunds.mdx', 'older than its source'],
        'the text above the first heading, #overview. Then run npm run translate -- de guides/refunds.mdx',
      ],
      ['content/de/texts.json', 'texts that stand nowhere any more (1)', '"Gone"'],
    ]);
  });

  it('is as new as its source where the digests of its sections are recorded, and older after a change of one', () => {
    const record = (text: string) => ({
      'content/de/sources.json': JSON.stringify({
        'guides/refunds.mdx': digestSections(splitPage(text, {})?.sections ?? []),
      }),
    });
    const older = (text: string) =>
      build(record(text)).gaps.sections.get('guides/refunds.mdx')?.older;
    expect(older(GUIDE)).toEqual([]);
    expect(older(GUIDE.replace('Three days.', 'Four days.'))).toEqual(['overview']);
  });

  it('refuses a file that translates nothing, with the closest that it may mean', () => {
    expect(() => build({ 'content/de/guides/refund.mdx': GERMAN })).toThrow(
      'content/de/guides/refund.mdx: translates no file, there is no content/guides/refund.mdx. Did you mean "guides/refunds.mdx"?',
    );
  });

  it('may have words of the interface, pictures and overlays of its own', () => {
    const own = {
      'content/de/interface-words.json': '{}',
      'content/de/images/menu.svg': '<svg/>',
      'content/de/openapi/pg/german.overlay.yaml': 'overlay: 1.0.0',
    };
    const { files } = build({ ...own, 'content/interface-words.json': '{"shell":{}}' });
    expect(files.get('interface-words.json')).toBe('{}');
    expect(files.get('openapi/pg/german.overlay.yaml')).toBe('overlay: 1.0.0');
  });

  it('has none of the words by which the first language replaces its own', () => {
    expect(
      build({ 'content/interface-words.json': '{"a":{}}' }).files.get('interface-words.json'),
    ).toBe('{}\n');
  });
});

describe('languages of a portal', () => {
  it('are the first one and a folder for each other', () => {
    expect(listLanguages(['api', 'guides', 'fr', 'de'], 'en')).toEqual(['en', 'de', 'fr']);
  });

  it('are those that the interface speaks', () => {
    expect(() => listLanguages(['xy'], 'en')).toThrow(
      'content/xy: the interface has no words in "xy". It has en, de, fr; add lib/words/xy.',
    );
  });

  it('are not twice the first one', () => {
    expect(() => listLanguages(['de'], 'de')).toThrow('Move its files to content/.');
  });
});

describe('npm run translate', () => {
  it('begins with a copy whose headings have the ids of their source, inside of components too', () => {
    const inner =
      '<Details summary="More">\n\n### Fees of {name}\n\n</Details>\n\n```sh\n# comment\n```';
    const text = beginTranslation(GUIDE.replace('Often.', inner), VALUES);
    expect(text.match(/^#+ .*$/gm)).toEqual([
      ...[
        '## Overview [#overview]',
        '### In parts [#in-parts]',
        '### Fees of {name} [#fees-of-acme]',
      ],
      ...['# comment', '## Limits [#limits]'],
    ]);
    expect(beginTranslation(text, VALUES)).toBe(text);
  });

  it('records that a translation is as new as its source, and leaves its text alone', () => {
    const root = write();
    expect(translate(root, 'de', ['guides/refunds.mdx', 'guides/other.mdx'], VALUES)).toEqual([
      'content/de/guides/refunds.mdx: as new as its source',
      'content/de/guides/other.mdx: a copy, to be translated',
    ]);
    const disk = createDisk(root);
    expect(disk.readText('content/de/guides/refunds.mdx')).toBe(GERMAN);
    const languages = findLanguages(disk, 'en');
    const { gaps } = buildLanguageContent({
      disk,
      languages,
      language: 'de',
      values: VALUES,
      notice: '',
    });
    expect([gaps.pages, gaps.sections.get('guides/refunds.mdx')?.older]).toEqual([[], []]);
  });

  it('names the page that is meant', () => {
    expect(() => translate(write(), 'de', ['guides/refund.mdx'], VALUES)).toThrow(
      'content/guides/refund.mdx is no page. Did you mean "guides/refunds.mdx"?',
    );
    expect(() => translate(write(), 'xx', ['guides/refunds.mdx'], VALUES)).toThrow(
      'npm run translate',
    );
  });
});
