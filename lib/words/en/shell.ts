export const skip: string = 'Skip to content';
export const menu: string = 'Menu';
export const primary: string = 'Primary';
/** Follows the name of a menu. */
export const more: string = ': more';
export const overview = (name: string): string => `${name} overview`;
export const operationsOf = (name: string): string => `${name}: operations`;
/** Groups of operations in the menu of phones. */
export const methods = {
  get: 'Get',
  post: 'Post',
  update: 'Update',
  delete: 'Delete',
  other: 'Other',
};
export const switchTheme: string = 'Switch between light and dark';
export const beta: string = 'Beta';
export const footer: string = 'Footer';
export const resources: string = 'Resources';
export const privacy: string = 'Privacy Policy';
export const breadcrumb: string = 'Breadcrumb';
export const copyAsMarkdown: string = 'Copy as Markdown';
export const view: string = 'View';
/** Follows `view` for screen readers. */
export const asMarkdown: string = ' as Markdown';

export const withPartner = (partner: string): string => `with ${partner}`;

export const supportChat: string = 'Support chat';
export const chat: string = 'Chat';
export const openingChat: string = 'Opening the chat…';
export const chatFailed: string =
  'The chat did not open. It may be blocked or out of order. Try again, or write to {}.';

export const resolving: string = 'Looking for this address in the live documents';
