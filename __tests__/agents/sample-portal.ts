import type { Portal } from '@/lib/agents/portal';

const NAMES = {
  texts: '/search/texts/1.json',
  pages: [
    {
      url: '/guides/webhooks/',
      title: 'Webhooks',
      sections: ['delivery Delivery'],
      fields: [],
      also: [],
    },
    {
      url: '/api/pay/sale/',
      title: 'Sale',
      call: 'POST /sale',
      sections: [],
      fields: [],
      also: [],
    },
    {
      url: '/api/pay/void/',
      title: 'Void',
      call: 'POST /void',
      sections: [],
      fields: [],
      also: [],
    },
    {
      url: '/api/vault/void/',
      title: 'Void',
      call: 'DELETE /vault/{id}',
      sections: [],
      fields: [],
      also: [],
    },
  ],
};

const TEXTS = {
  pages: [
    ['Take events of payments.', ['We send a body again until you answer.'], []],
    ['Charge a card.', [], []],
    ['Take a payment back.', [], []],
    ['Forget a card.', [], []],
  ],
  fields: [],
};

const FILES: Readonly<Record<string, string>> = {
  '/search/names.json': JSON.stringify(NAMES),
  '/search/texts/1.json': JSON.stringify(TEXTS),
  '/guides/webhooks/index.md':
    '# Webhooks\n\nTake events.\n\n## Delivery\n\nAgain.\n\n### Order\n\nNone.\n\n## Test\n\n```bash\n# Order\n```\n\n### [Order](/api/)\n\nAgain.\n\n## End\n\nLast.\n',
  '/api/pay/sale/index.md': '# Sale\n\n`POST /sale`\n',
  '/long/index.md': `# Long\n\n${'x'.repeat(50_000)}`,
  '/emoji/index.md': `x${'👍'.repeat(25_000)}`,
  '/llms.txt': '# Pay\n',
  '/.well-known/api-catalog': JSON.stringify({
    linkset: [{ 'service-desc': [{ href: 'https://docs.example.com/openapi/pay.json' }] }],
  }),
  '/openapi/pay.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Pay', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      '/sale': {
        post: {
          summary: 'Sale',
          tags: ['Pay'],
          requestBody: { content: { 'application/json': { schema: { const: 'a sale' } } } },
          responses: { 200: { description: 'OK' } },
        },
      },
    },
  }),
  '/agents/test-data.json': JSON.stringify({
    cards: [{ brand: 'Visa', number: '4111111111111111' }],
    avs: [],
  }),
  '/agents/response-codes.json': JSON.stringify({
    rcode: [{ code: '051', meaning: 'Not enough money', retry: 'Retry later' }],
    'HTTP status': [{ code: '409', meaning: 'A repeat', retry: 'Do not retry' }],
  }),
  '/api/changelog/changes.json': JSON.stringify({
    releases: [
      {
        ...{ api: 'pay', version: '2.0.0', since: '1.0.0', date: '2026-01-02', summary: 'Faster.' },
        supportedUntil: '2027-01-02',
        changes: [
          {
            ...{ class: 'breaking', kind: 'field-required', subject: 'zip' },
            ...{ before: 'optional', after: 'required' },
            places: Array.from({ length: 7 }, () => ({
              operation: 'post /sale',
              anchor: 'body.zip',
            })),
          },
          { class: 'compatible', kind: 'field-added', subject: 'note', places: [] },
        ],
      },
    ],
  }),
};

/** A portal of a few files in memory, each replaced or taken out by `changes`. */
export function openSamplePortal(
  changes: Readonly<Record<string, string | undefined>> = {},
): Portal {
  const files: Readonly<Record<string, string | undefined>> = { ...FILES, ...changes };
  return {
    address: 'http://localhost:3000/docs',
    published: 'https://docs.example.com',
    readText: async (path) => files[path],
  };
}
