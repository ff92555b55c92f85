/** Loads a script and runs it as soon as it is there, as browsers do with all that a script adds. */
export function runScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
  return script;
}
