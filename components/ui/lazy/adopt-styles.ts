// Replaced with the styles of what a script imports (lib/kit/build/generated/bundle-scripts.ts).
declare const SCRIPT_STYLES: string;

/** Adds the styles of the running script to the page. */
export function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SCRIPT_STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
