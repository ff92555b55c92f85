import { chromium as playwright } from 'playwright-core';
import { getLaunchOptions } from '@/lib/kit/browsers/chromium';
import { provideChromium } from '@/lib/kit/browsers/provide-browsers';
import type { Engine, RunningEngine, Size, Tab } from './engine';

/** Blink, by Playwright. `npm test` installs it where it is missing. */
export const chromium: Engine = {
  name: 'Chromium',
  findMissing: () => undefined,
  start: async (proxyPort): Promise<RunningEngine> => {
    if (!process.env.CHROMIUM) await provideChromium();
    const browser = await playwright.launch({
      ...getLaunchOptions(),
      proxy: { server: `http://127.0.0.1:${proxyPort}`, bypass: '<-loopback>' },
    });
    return {
      openTab: async (viewport): Promise<Tab> => {
        const context = await browser.newContext({
          viewport,
          permissions: ['clipboard-write'],
        });
        const page = await context.newPage();
        const complaints: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
        });
        page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`));
        return {
          goTo: async (address) =>
            void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
          reload: async () => void (await page.reload()),
          resize: (size: Size) => page.setViewportSize(size),
          moveTo: (x, y) => page.mouse.move(x, y),
          click: (x, y) => page.mouse.click(x, y),
          pressKey: (key) => page.keyboard.press(key),
          typeText: (text) => page.keyboard.type(text),
          chooseFile: (path) => page.locator('input[type=file]').setInputFiles(path),
          evaluate: (expression) => page.evaluate<string>(expression),
          listComplaints: () => Promise.resolve(complaints),
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};
