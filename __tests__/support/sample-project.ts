import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { loadContent } from '@/lib/content/load/load-content';
import { InvalidContentError } from '@/lib/content/source/content-error';
import { NO_RULES } from './no-rules';

/** Files by path; an object is written as JSON, `undefined` leaves the file out. */
export type Files = Readonly<Record<string, string | object | null | undefined>>;

const DESCRIPTION = 'Fifty characters are needed, so this sentence is made long enough.';

const PICTURES = { small: '/images/a.svg', medium: '/images/a.svg', large: '/images/a.svg' };

/** The front matter and text of a page; `more` are further lines of front matter. */
export function mdx(body = '## Overview\n\nText.', more = ''): string {
  return `---\ntitle: Webhooks\ndescription: ${DESCRIPTION}\norder: 10\n${more}---\n\n${body}\n`;
}

/** A guide. */
export const guide = (body?: string, more = '') => mdx(body, `group: Run it\n${more}`);

export const SAMPLE_PLUGIN = {
  active: true,
  type: 'shopping',
  group: 'shopping-carts',
  name: 'Zen Cart',
  image: '/images/a.svg',
  url: 'zencart',
  short: 'A payment module for the Zen Cart shop.',
  description: ['Adds a card form to the [checkout](/guides/webhooks/).'],
  version: '1.0.0',
  file: 'zencart-1.0.0.zip',
  size: 4698,
  checksum: 'a'.repeat(40),
  sha256: 'b'.repeat(64),
  compatibility: [{ name: 'Zen Cart', max: '1.3.8a' }],
  releases: [],
  stepGroups: [{ name: 'Install', steps: [{ caption: 'Back up the shop.', noIndex: true }] }],
};

export const SAMPLE_CODES = [{ code: '051', meaning: 'Not enough money', retry: 'later' }];

/** A provider like the own one, whose name, storage and documents are those of the samples. */
const SITE = {
  ...JSON.parse(readFileSync('content/site.json', 'utf8')),
  name: 'ExamplePay',
  product: 'examplepay',
  email: 'developers@example.com',
  storage: '/storage',
  apis: [
    { id: 'payment-gateway', name: 'Payment Gateway API', path: '/pg' },
    { id: 'platform', name: 'Platform API', path: '/platform' },
  ],
};

/** A small project without a fault. */
export const SOUND: Files = {
  'content/site.json': JSON.stringify(SITE, null, 2),
  'content/navigation.json': {
    shell: { banner: true, nav: true, footer: true, chat: true },
    primary: [
      {
        name: 'Guides',
        url: '/guides/',
        sub: true,
        list: [{ name: 'W', url: '/guides/webhooks/' }],
      },
    ],
    footer: [{ name: 'Home', url: '/', exact: true }],
  },
  'content/get-started.json': {
    title: 'Take a payment',
    lead: 'Five steps from an idea to live money.',
    steps: [
      {
        name: 'Sign up',
        target: 'link:sandboxSignup',
        desc: 'Create an account at {name} and [a key](link:apiKeys).',
        image: { src: '/images/a.svg', alt: '', srcset: PICTURES },
      },
    ],
    firstCall: { operation: 'post /sale', text: 'Put your key into your shell: `export KEY=…`.' },
    questions: {
      title: 'Questions?',
      text: 'Write to [{email}](mailto:{email}).',
      withoutChat: 'Write to [{email}](mailto:{email}) instead.',
    },
  },
  'content/guides/webhooks.mdx': guide(),
  'content/test-data.json': {
    sandbox: NO_RULES,
    cards: [{ brand: 'Visa', number: '4111111111111111', type: 'VS', note: 'Credit' }],
    amounts: [{ amount: '0.51', code: '051', status: 402, outcome: 'Declined' }],
    avs: [{ zip: '94105', result: 'Y', meaning: 'Match' }],
    cvv2: [{ cvv2: '123', result: 'M', meaning: 'Match' }],
    accounts: [{ account: '3456776866', outcome: 'Settles' }],
  },
  'content/response-codes.json': {
    http: ['200', '509'].map((code) => ({ ...SAMPLE_CODES[0], code })),
    ...{ platform: SAMPLE_CODES, issuer: SAMPLE_CODES },
    gateway: [{ ...SAMPLE_CODES[0], code: '101' }],
    ...{ cvv2: SAMPLE_CODES, advice: SAMPLE_CODES },
  },
  'content/code-fields.json': [
    { fields: ['rcode'], set: 'issuer' },
    { fields: ['rcode'], set: 'gateway' },
    { fields: ['code'], beside: ['message'], set: 'platform' },
    { fields: ['cvv2_result'], set: 'cvv2' },
    { fields: ['advice_code'], set: 'advice' },
  ],
  'content/plugin-groups.json': [
    { id: 'shopping-carts', name: 'Shopping Carts', class: 'shopping', list: ['zencart'] },
  ],
  'content/plugins/zencart.json': SAMPLE_PLUGIN,
  'content/libs/plugins.mdx': mdx(),
  'content/images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
};

/** Schema with the fields that content/code-fields.json names. */
const CODES = {
  schemas: {
    Answer: { properties: { rcode: {}, code: {}, message: {}, cvv2_result: {}, advice_code: {} } },
  },
};

/** A small bundled document, for both APIs of the site. */
export const DOCUMENTS: Files = {
  'public/openapi/payment-gateway.json': {
    openapi: '3.1.0',
    info: { title: 'Gateway', version: '1' },
    paths: {
      '/sale': {
        post: { summary: 'Sale (Auth + Capture)', tags: ['Payment Gateway'], responses: {} },
      },
    },
    components: CODES,
  },
  'public/openapi/platform.json': {
    openapi: '3.1.0',
    info: { title: 'Platform', version: '1' },
    paths: {
      '/vault/customer': {
        post: { summary: 'Create a customer', tags: ['Customer Vault'], responses: {} },
      },
    },
    components: CODES,
  },
};

/** Writes files to a new folder; gives its path. */
export function writeProject(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [path, data] of Object.entries(files)) writeFile(root, path, data);
  return root;
}

/** Writes one file below `root`. */
export function writeFile(
  root: string,
  path: string,
  data: string | object | null | undefined,
): void {
  if (data === undefined) return;
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof data === 'string' ? data : JSON.stringify(data, null, 2));
}

/** A copy of the real content, with the real pictures, downloads and documents. */
export function copyProject(): string {
  const root = writeProject({});
  cpSync('content', join(root, 'content'), { recursive: true });
  symlinkSync(resolve('public'), join(root, 'public'));
  return root;
}

/** The faults of the sound project with some files replaced, as `at: message`; `file` selects one file's. */
export function faultsOf(files: Files, file?: string): string[] {
  try {
    loadContent(writeProject({ ...SOUND, ...files }));
    return [];
  } catch (error) {
    if (!(error instanceof InvalidContentError)) throw error;
    return error.errors
      .filter((fault) => file === undefined || fault.file === file)
      .map(({ at, message }) => `${at}: ${message}`);
  }
}
