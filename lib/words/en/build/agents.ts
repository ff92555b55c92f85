/** Last line of a page as Markdown. */
export const source = (address: string): string => `Source: ${address}`;
/** Parts that are too long for a skill; the address in brackets is a link of Markdown. */
export const moreInGuide = (address: string, parts: string): string =>
  `More in [the guide](${address}): ${parts}.`;
export const savedDocument = (name: string): string => `${name}, saved`;
export const liveDocument = (name: string): string => `${name}, live`;
export const documentation = (name: string): string => `${name} documentation`;
/** First paragraph of what agents read, where content/agents.md is missing; `{name}` is a value of the site. */
export const preface: string = 'Documentation of {name} for developers.';
export const allPages: string = 'All pages but the operations';
export const wholeTexts: string = 'The same as whole texts; operations by section.';
