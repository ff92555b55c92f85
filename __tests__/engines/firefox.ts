import puppeteer from 'puppeteer-core';
import { findFirefox } from '@/lib/kit/browsers/other-engines';
import type { Engine, RunningEngine, Tab } from './engine';

/** Fine, and able to hover: a mouse, which a machine without a screen has not. */
const MOUSE = 6;

/** Everything goes through the proxy, `localhost` too; nothing is asked of Firefox's maker. */
const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.allow_hijacking_localhost': true,
  'network.proxy.testing_localhost_is_secure_when_hijacked': true,
  'services.settings.server': 'data:,#',
  'ui.primaryPointerCapabilities': MOUSE,
  'ui.allPointerCapabilities': MOUSE,
};

/** Gecko, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  findMissing: () => (findFirefox() ? undefined : 'Firefox (Debian: firefox-esr)'),
  start: async (proxyPort): Promise<RunningEngine> => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox() ?? '',
      timeout: 120_000,
      extraPrefsFirefox: {
        ...PREFERENCES,
        'network.proxy.http_port': proxyPort,
        'network.proxy.ssl_port': proxyPort,
      },
    });
    return {
      openTab: async (viewport): Promise<Tab> => {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        await page.setViewport(viewport);
        const complaints: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
        });
        page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`));
        return {
          goTo: async (address) =>
            void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
          reload: async () => void (await page.reload()),
          resize: (size) => page.setViewport(size),
          moveTo: (x, y) => page.mouse.move(x, y),
          click: (x, y) => page.mouse.click(x, y),
          pressKey: (key) => page.keyboard.press(key),
          typeText: (text) => page.keyboard.type(text),
          chooseFile: async (path) => {
            const input = await page.$('input[type=file]');
            await input?.uploadFile(path);
          },
          evaluate: async (expression) => String(await page.evaluate(expression)),
          listComplaints: () => Promise.resolve(complaints),
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};
