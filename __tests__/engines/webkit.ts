import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWebKit } from '@/lib/kit/browsers/other-engines';
import { findFreePort } from '../support/free-port';
import { expectSoon } from '../support/waits';
import type { Engine, Key, RunningEngine, Size, Tab } from './engine';

/** Room for the widest window of a flow. */
const SCREEN = '1600x1200x24';

/** Without it the toolbar would not let a window be as narrow as a phone. */
const GTK_STYLE = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0 }';

/** Keys as WebDriver spells them. */
const KEYS: Readonly<Record<Key, string>> = {
  ArrowDown: '\uE015',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

/** WebDriver has no console: what goes wrong is noted in the tab, from before the first script of a page on. */
const NOTE_ERRORS = `{
  const read = () => JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
  const note = (text) => sessionStorage.setItem('complaints', JSON.stringify([...read(), text]));
  const { error } = console;
  console.error = (...parts) => { note('console: ' + parts.join(' ')); error(...parts); };
  addEventListener('error', ({ message, target }) =>
    note(message ? 'uncaught: ' + message : 'not loaded: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => note('uncaught: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    note('policy: ' + violatedDirective + ' blocked ' + blockedURI + ' of ' + sourceFile + ':' + lineNumber));
  document.currentScript.remove();
}`;

/** WebKit, by WebDriver, in WebKitGTK's own browser on a screen that nobody sees. */
export const webkit: Engine = {
  name: 'WebKit',
  startScript: NOTE_ERRORS,
  findMissing: () =>
    findWebKit() ? undefined : 'WebKitGTK and Xvfb (Debian: webkit2gtk-driver, xvfb)',
  start: async (proxyPort): Promise<RunningEngine> => {
    const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    });
    const display = await readDisplay(xvfb);
    const port = await findFreePort();
    const env = {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: writeStyle(),
      // Four times as quick where no graphics card helps.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    };
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
    const send = toClient(`http://127.0.0.1:${port}`);
    await expectSoon(() => send('GET', '/status').then(isReady, () => false), true);
    const session = await openSession(send, proxyPort);
    return {
      openTab: (size) => openTab(session, size),
      close: async () => {
        await session.end();
        for (const program of [driver, xvfb]) {
          const ended = once(program, 'exit');
          program.kill();
          await ended;
        }
      },
    };
  },
};

/** Number of the display that Xvfb has opened, which it writes to the descriptor it was given for that. */
async function readDisplay(xvfb: ChildProcess): Promise<string> {
  const ended = once(xvfb, 'exit').then(([code]) => {
    throw new Error(`Xvfb did not start (exit code ${String(code)})`);
  });
  const written = once(xvfb.stdio[3] ?? xvfb, 'data').then(([text]) => String(text).trim());
  return Promise.race([written, ended]);
}

function writeStyle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gtk-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), GTK_STYLE);
  return folder;
}

const isReady = (status: unknown) => Reflect.get(Object(status), 'ready') === true;

/** Sends a command of WebDriver, and returns its value. */
type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

function toClient(driver: string): Send {
  return async (method, path, body) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(driver + path, init);
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

/** A running browser: it takes long to start, so all tabs are one, emptied in between. */
type Session = {
  readonly send: (command: string, body?: unknown) => Promise<unknown>;
  readonly end: () => Promise<unknown>;
};

async function openSession(driver: Send, proxyPort: number): Promise<Session> {
  const proxy = `127.0.0.1:${proxyPort}`;
  const options = { binary: findWebKit(), args: ['--automation'] };
  const alwaysMatch = {
    pageLoadStrategy: 'none',
    proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy },
    'webkitgtk:browserOptions': options,
  };
  const session = await driver('POST', '/session', { capabilities: { alwaysMatch } });
  const path = `/session/${String(Reflect.get(Object(session), 'sessionId'))}`;
  return {
    send: (command, body = {}) => driver('POST', path + command, body),
    end: () => driver('DELETE', path),
  };
}

async function openTab({ send }: Session, size: Size): Promise<Tab> {
  const evaluate = async (expression: string) => {
    const script = `const done = arguments[0];
      Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const result = Object(await send('/execute/async', { script, args: [] }));
    if ('error' in result) throw new Error(String(result.error));
    return String(result.value);
  };
  const resize = async ({ width, height }: Size) => {
    // The window is higher than the page by its toolbar.
    const bar = Number(await evaluate('outerHeight - innerHeight'));
    await send('/window/rect', { width, height: height + bar });
    await expectSoon(() => evaluate('[innerWidth, innerHeight].join()'), `${width},${height}`);
  };
  const point = (...actions: readonly unknown[]) =>
    send('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  const typeText = (text: string) => {
    const actions = [...text].flatMap((value) =>
      ['keyDown', 'keyUp'].map((type) => ({ type, value })),
    );
    return send('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  const move = (x: number, y: number) => ({ type: 'pointerMove', x, y });
  /** Leaves a page by a command, and waits until the HTML of the next one is read. */
  const leave = async (command: string, body?: unknown) => {
    await evaluate('(globalThis.isLeft = true)');
    await send(command, body);
    // At once: what waits in a page without scripts that is not read yet waits for good.
    const script = "return !globalThis.isLeft && document.readyState !== 'loading'";
    const isRead = () => send('/execute/sync', { script, args: [] }).catch(String);
    await expectSoon(isRead, true);
  };
  const goTo = (url: string) => leave('/url', { url });
  await resize(size);
  return {
    goTo,
    reload: () => leave('/refresh'),
    resize,
    moveTo: async (x, y) => void (await point(move(x, y))),
    click: async (x, y) =>
      void (await point(
        move(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      )),
    pressKey: async (key) => void (await typeText(KEYS[key])),
    typeText: async (text) => void (await typeText(text)),
    chooseFile: async (file) => {
      const found = await send('/element', { using: 'css selector', value: 'input[type=file]' });
      const [id] = Object.values(Object(found));
      await send(`/element/${String(id)}/value`, { text: file });
    },
    evaluate,
    listComplaints: async () =>
      JSON.parse(await evaluate("sessionStorage.getItem('complaints') ?? '[]'")),
    close: async () => {
      // A text, where no script of the portal writes while it is left.
      await goTo(new URL('/robots.txt', await evaluate('location.href')).href);
      await evaluate('(localStorage.clear(), sessionStorage.clear())');
      await goTo('about:blank');
      await point(move(0, 0));
    },
  };
}
