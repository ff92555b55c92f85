/**
 * @jest-environment jsdom
 * @shipped-documents
 */
import { readFileSync } from 'node:fs';
import site from '@/content/site.json';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { type Fence, readFences } from '../fences';

/** Code for a page of the reader's shop: run here with a stand-in for the script it loads. */
const fences = readFences(getSiteValues(site)).filter(({ run }) => run === 'browser');

const getCode = (page: string, language: string) =>
  fences
    .filter((fence) => fence.file === `content/guides/${page}.mdx` && fence.language === language)
    .map(({ text }) => text)
    .join('\n');

/** Runs a guide's scripts as one, with these names known, and returns what `result` is then. */
function run(page: string, known: Readonly<Record<string, unknown>>, result: string): unknown {
  const script = new Function(...Object.keys(known), `${getCode(page, 'js')}\nreturn ${result};`);
  return script(...Object.values(known));
}

test('every sample for a browser has a test here', () => {
  const pages = new Set(fences.map(({ file }: Fence) => file));
  expect([...pages]).toEqual([
    'content/guides/embedded-fields.mdx',
    'content/guides/google-pay.mdx',
  ]);
});

describe('the Google Pay button', () => {
  const TOKEN = '{"signature":"MEQ","signedMessage":"{\\"a\\":1}"}';

  /** Google's client, as far as the guide uses it: what it is asked is kept. */
  function createGoogle(isReady: boolean) {
    const asked: { ready: unknown[]; sheet: unknown[]; environment: unknown[] } = {
      ready: [],
      sheet: [],
      environment: [],
    };
    class PaymentsClient {
      constructor(options: { environment: string }) {
        asked.environment.push(options.environment);
      }
      isReadyToPay(request: unknown) {
        asked.ready.push(request);
        return Promise.resolve({ result: isReady });
      }
      createButton({ onClick }: { onClick: () => void }) {
        const button = document.createElement('button');
        button.addEventListener('click', onClick);
        return button;
      }
      loadPaymentData(request: unknown) {
        asked.sheet.push(request);
        return Promise.resolve({ paymentMethodData: { tokenizationData: { token: TOKEN } } });
      }
    }
    return { asked, google: { payments: { api: { PaymentsClient } } } };
  }

  async function show(isReady: boolean) {
    const { asked, google } = createGoogle(isReady);
    const fetch = jest.fn(() => Promise.resolve());
    const place = document.createElement('div');
    const showButton = run('google-pay', { google, fetch }, 'showButton');
    if (typeof showButton === 'function') await showButton(place);
    return { asked, fetch, button: place.querySelector('button') };
  }

  it('sends the token to the shop as Google gave it', async () => {
    const { asked, fetch, button } = await show(true);
    button?.click();
    await Promise.resolve();
    await Promise.resolve();
    expect(fetch.mock.calls).toEqual([['/pay', { method: 'POST', body: TOKEN }]]);
    expect(asked.environment).toEqual(['TEST']);
    expect(asked.ready).toHaveLength(1);
  });

  it('asks for the amount of the examples and names this gateway', async () => {
    const { asked, button } = await show(true);
    button?.click();
    expect(asked.sheet).toMatchObject([
      {
        transactionInfo: { totalPrice: '49.95', currencyCode: 'USD' },
        allowedPaymentMethods: [
          {
            tokenizationSpecification: {
              parameters: { gateway: site.product, gatewayMerchantId: '971000000101' },
            },
          },
        ],
      },
    ]);
  });

  it('is not there where the browser cannot pay', async () => {
    expect((await show(false)).button).toBeNull();
  });
});

describe('the form with embedded fields', () => {
  type Mounted = {
    readonly formId: string;
    readonly mode: string;
    readonly transientKey: string;
    readonly tokenize: boolean;
    readonly preSubmit: () => boolean;
    readonly onSuccess: (result: { card_id: string; card_number: string }) => void;
    readonly onError: (error: { code: number; detail: string }) => void;
  };

  /** Our script, as far as the guide uses it: the options it was given are kept. */
  function mount(): Mounted {
    document.body.innerHTML = getCode('embedded-fields', 'html');
    const mounted = jest.fn((options: Mounted) => options);
    run('embedded-fields', { EmbeddedFields: { mount: mounted }, document }, 'form');
    const [options] = mounted.mock.calls[0] ?? [];
    if (!options) throw new Error('nothing was mounted');
    return options;
  }

  it('is mounted with options that the guide lists, and the key of the form', () => {
    const options = mount();
    const guide = readFileSync('content/guides/embedded-fields.mdx', 'utf8');
    const listed = [...guide.matchAll(/^\| `(\w+)` \| [^|]+ \| [^|]+ \|$/gm)].map(
      ([, name]) => name,
    );
    expect(Object.keys(options).filter((name) => !listed.includes(name))).toEqual([]);
    expect(options).toMatchObject({ formId: 'payment-form', mode: 'test', tokenize: true });
    expect(guide).toContain(`"transient_key": "${options.transientKey}"`);
  });

  it('loads our script from the sandbox app, then the mount that needs it', () => {
    document.body.innerHTML = getCode('embedded-fields', 'html');
    const scripts = [...document.scripts].map((script) => [script.defer, script.src]);
    expect(scripts).toEqual([
      [true, `${site.environments.test.app}/embedded-fields.js`],
      [true, new URL('/payment.js', location.href).href],
    ]);
    expect(readFileSync('content/guides/embedded-fields.mdx', 'utf8')).toContain(
      '```js title="payment.js"',
    );
  });

  it('submits the token, and nothing else of the card', () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
    const { onSuccess, preSubmit } = mount();
    expect(preSubmit()).toBe(true);
    onSuccess({ card_id: 'a-token', card_number: '411111xxxxxx1111' });
    const form = document.querySelector('form') ?? undefined;
    expect(submit).toHaveBeenCalledTimes(1);
    expect([...new FormData(form)]).toEqual([['card_id', 'a-token']]);
  });

  it('tells an error where a screen reader hears it, until the next try', () => {
    const { onError, preSubmit } = mount();
    onError({ code: 2, detail: 'The number is not complete.' });
    const alert = document.querySelector('[role=alert]');
    expect(alert?.textContent).toBe('The number is not complete.');
    preSubmit();
    expect(alert?.textContent).toBe('');
  });
});
