import { afterFirstPaint, once } from '../after-paint';
import { limitFirstFrame, whenParsed } from '../first-frame';
import { holdPresses } from './hold-presses';
import { PAGE_CONTROLS, PAGE_PAYLOAD, type PageStart, START_FAILED } from './page-start';
import { preload } from './preload';
import { runScript } from './run-script';
import { startWhenNeeded } from './start-when-needed';

/** Attribute of the first script: addresses of the page's own scripts, separated by spaces. */
export const PAGE_SCRIPTS = 'data-page-scripts';

/** Attribute of the first script: JSON of the scripts and modules that the runtime of Turbopack starts with. */
export const PAGE_RUNTIME = 'data-page-runtime';

declare global {
  /** Queue of the runtime of Turbopack. */
  var TURBOPACK: unknown[] | undefined;
  /** Queue that Next reads a page's payload from: a start marker, then chunks. */
  var __next_f: (readonly [0] | readonly [1, string])[] | undefined;
}

/**
 * Attribute of the first script: when the page's own scripts run. Absent where Next starts the page: in `next dev`
 * and in a build with `PLAIN_NEXT`.
 */
export const PAGE_START = 'data-page-start';

/** Values of `PAGE_START`: at once, at the first paint, or when the reader needs React. */
export type StartTime = 'now' | 'painted' | 'needed';

/** Starts a page outside /api, before any other script. */
export function startPage(): void {
  beginPage(false, (page, time) => {
    if (time === 'now') page.start();
    else if (time === 'painted') afterFirstPaint(page.start);
  });
}

/**
 * Begins what every page does before any other script.
 * @param isNamed as of `limitFirstFrame`.
 * @param act starts the page by itself, at its time; not called where Next starts it.
 */
export function beginPage(isNamed: boolean, act: (page: PageStart, time: string) => void): void {
  const time = document.currentScript?.getAttribute(PAGE_START);
  loadControls();
  limitFirstFrame(isNamed);
  if (!time) return;
  const page = createPageStart();
  startWhenNeeded(page);
  act(page, time);
}

/** Loads what a page does without React, after its first paint. Presses before that are made again. */
function loadControls(): void {
  const [address] = listScriptUrls(PAGE_CONTROLS);
  if (address === undefined) return;
  const repeatPresses = holdPresses();
  const load = () => {
    const script = runScript(address);
    // Scripts of some pages' own controls, which the page names itself, come before that event.
    script.onload = script.onerror = () =>
      document.readyState === 'complete'
        ? repeatPresses()
        : addEventListener('load', repeatPresses);
  };
  afterFirstPaint(() => void whenParsed().then(load));
}

/** Creates the loader of the running page's own scripts. */
export function createPageStart(): PageStart {
  const [address = ''] = listScriptUrls(PAGE_PAYLOAD);
  const runtime = document.currentScript?.getAttribute(PAGE_RUNTIME) ?? '{}';
  let missing = listScriptUrls(PAGE_SCRIPTS);
  let payload: Promise<Payload> | undefined;
  let isStarting = false;
  let styles: Promise<unknown> | undefined;
  const preloadScripts = once(() => missing.forEach(preloadScript));
  const load = () => {
    payload ??= fetchPayload(address).catch(() => 'missing');
    styles ??= whenParsed().then(loadStyles);
    preloadScripts();
    return payload;
  };
  const fail = (isOutdated = false) => {
    isStarting = false;
    dispatchEvent(new CustomEvent(START_FAILED, { detail: isOutdated }));
  };
  const run = async (loaded: Payload) => {
    if (typeof loaded === 'string') {
      // Without its payload the page stays static HTML, which can be read.
      payload = undefined;
      return fail(loaded === 'outdated');
    }
    // React hydrates the page as it finds it: all of it must be parsed, with the styles of what is not in it yet.
    await styles;
    globalThis.__next_f ??= [[0], [1, loaded.text]];
    globalThis.TURBOPACK ??= [JSON.parse(runtime)];
    const scripts = missing;
    missing = [];
    for (const src of scripts)
      runScriptTwice(src, () => {
        missing = [...missing, src];
        fail();
      });
  };
  const start = () => {
    if (isStarting) return;
    isStarting = true;
    void load().then(run);
  };
  return { preload: () => void load(), start };
}

/** Runs a script, again where it has not come: a preload that failed earlier fails the first try. */
function runScriptTwice(src: string, fail: () => void): void {
  const retry = () => runScript(src).addEventListener('error', fail);
  runScript(src).addEventListener('error', retry);
}

/** Payload of a page, or why there is none: the host has no such file, or that of another build. */
type Payload = { readonly text: string } | 'missing' | 'outdated';

async function fetchPayload(address: string): Promise<Payload> {
  const response = await fetch(address);
  if (!response.ok) return 'missing';
  const text = await response.text();
  const build = new URL(address, location.href).searchParams.get('v');
  return text.includes(`"b":${JSON.stringify(build)}`) ? { text } : 'outdated';
}

/** Lists the addresses in an attribute of the running script; empty once that script has ended. */
function listScriptUrls(attribute: string): readonly string[] {
  return (document.currentScript?.getAttribute(attribute) ?? '').split(' ').filter(Boolean);
}

/** Loads the style sheets whose rules the HTML of the page does not need. */
function loadStyles(): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  return Promise.all(
    [...links].map((link) => {
      const loaded = new Promise((resolve) => {
        link.onload = link.onerror = resolve;
      });
      link.disabled = false;
      return loaded;
    }),
  );
}

function preloadScript(src: string): void {
  preload(src, 'script', { fetchPriority: 'low' });
}
