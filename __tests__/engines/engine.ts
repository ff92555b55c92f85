/** A browser engine that flows run in. */
export type Engine = {
  readonly name: string;
  /** What to install where the engine is missing; `undefined` where it is there. */
  readonly findMissing: () => string | undefined;
  /** What the proxy puts at the start of every page. */
  readonly startScript?: string;
  /** @param proxyPort Port of the proxy that every request goes through. */
  readonly start: (proxyPort: number) => Promise<RunningEngine>;
};

export type RunningEngine = {
  /** Opens a tab in a fresh profile. */
  readonly openTab: (size: Size) => Promise<Tab>;
  readonly close: () => Promise<void>;
};

/** Of what a page is drawn on, in CSS pixels. */
export type Size = { readonly width: number; readonly height: number };

/** Keys that flows press, by their name in UI Events. */
export type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';

/** What a reader can do with a tab, and no more: everything else is made of these. */
export type Tab = {
  /** Opens a page, and waits until its HTML is read: scripts and styles may be on their way. */
  readonly goTo: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  /** Moves the pointer to a point of the window. */
  readonly moveTo: (x: number, y: number) => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  readonly pressKey: (key: Key) => Promise<void>;
  readonly typeText: (text: string) => Promise<void>;
  /** Chooses a file in the file input of the page. */
  readonly chooseFile: (path: string) => Promise<void>;
  /** Value of an expression, or of its promise, in the page: a text. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** What the engine complained about so far: console errors, uncaught errors, policy violations. */
  readonly listComplaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};
