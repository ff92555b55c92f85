import { renderToStaticMarkup } from 'react-dom/server';
import { GetStartedPage } from '@/components/get-started/get-started-page';
import content from '@/content/get-started.json';

const email = 'developers@example.com';
/** The questions block of a portal with chat, as its export holds it. */
export const html = renderToStaticMarkup(
  <main>
    <GetStartedPage content={{ ...content, steps: [] }} firstCall={undefined} email={email} chat />
  </main>,
);
