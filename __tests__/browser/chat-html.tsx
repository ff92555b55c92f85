import { renderToStaticMarkup } from 'react-dom/server';
import { GetStartedPage } from '@/components/get-started/get-started-page';
import { SupportChat } from '@/components/support-chat/support-chat';
import content from '@/content/get-started.json';

const email = 'developers@example.com';
const settings = {
  accountUrl: 'https://acme.zendesk.com',
  assetHost: 'https://static.zdassets.com',
};

/** The questions block and the corner of a portal with chat, as its export holds them. */
export const html = renderToStaticMarkup(
  <SupportChat settings={settings} email={email}>
    <main>
      <GetStartedPage
        content={{ ...content, steps: [] }}
        firstCall={undefined}
        email={email}
        chat
      />
    </main>
  </SupportChat>,
);
