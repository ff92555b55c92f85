export const onThisPage: string = 'On this page';
export const nextPages: string = 'Next';
export const allPages = (section: string): string => `${section}: all pages`;
export const startHere: string = 'Start here';
export const operations: string = 'Operations';
export const groupIsGone: string =
  'The live document no longer has this group of operations. What it has is in the list of API operations.';

export const solutionTitle = (title: string): string => `${title} solution`;
export const guideTitle = (title: string): string => `${title} guide`;
export const embedTitle = (title: string): string => `${title}, to embed`;

export const chatNeedsScript: string =
  'The chat needs JavaScript, which is off in this browser: write to us instead.';
export const writeToUs: string = 'Write to us';
export const firstCall: string = 'Your first call';
export const startChat: string = 'Start a chat';
