import site from '@/content/site.json';
import { type Fence, readFences } from './fences';

/** Code for a page of the reader's shop: run here with a stand-in for the script it loads. */
const fences = readFences({ product: site.product }).filter(({ run }) => run === 'browser');

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
  expect([...pages]).toEqual(['content/guides/google-pay.mdx']);
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
