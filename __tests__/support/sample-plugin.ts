import type { Plugin, PluginRelease } from '@/lib/content/schemas/plugin';

/** A release whose file and sums follow from its version. */
export function sampleRelease(v: string): PluginRelease {
  return {
    v,
    file: `sample-${v}.zip`,
    size: 5586,
    checksum: v.replace(/\D/g, '').padStart(40, '0'),
    sha256: v.replace(/\D/g, '').padStart(64, '0'),
    compatibility: [{ name: 'WordPress', min: '4.4.0', max: '6.6' }],
  };
}

/** An active plugin of version 1.3.10 with two older releases; `fields` replace its own. */
export function samplePlugin(fields: Partial<Plugin> = {}): Plugin {
  const { v, ...download } = sampleRelease('1.3.10');
  return {
    active: true,
    type: 'shopping',
    group: 'shopping-carts',
    name: 'Sample Shop',
    image: '/images/plugins/sample.svg',
    url: 'sample',
    short: 'Card payments in the sample shop.',
    description: ['Posts a [sale](/guides/payment-gateway/).', 'Refunds with `refund`.'],
    version: v,
    ...download,
    releases: [sampleRelease('1.3.2'), sampleRelease('1.2.0')],
    stepGroups: [
      {
        name: 'Install it',
        description: 'You need an administrator.',
        steps: [
          { caption: 'Back up the shop.', noIndex: true },
          {
            caption: 'Choose **Upload Plugin**.',
            warning: 'Keep the file zipped.',
            figure: {
              src: '/images/plugins/upload.svg',
              alt: 'The upload screen',
              width: 640,
              height: 274,
            },
          },
        ],
        warning: 'Orders of the sandbox look paid.',
      },
    ],
    disclaimer: 'Provided as it is.',
    ...fields,
  };
}
