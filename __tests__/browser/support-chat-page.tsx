import { useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { ChatStart } from '@/components/support-chat/chat-start';
import { SupportChat } from '@/components/support-chat/support-chat';
import { useZendeskWidget } from '@/components/support-chat/use-zendesk-widget';
import '@/components/shell/shell.css';
import { createTrustedTypesPolicy } from '@/lib/bootstrap/start/trusted-types';

/** The page the chat is tested on: the portal's own parts, with settings from its address. */
const settings = Object.fromEntries(new URLSearchParams(location.search));
const { accountUrl = '', assetHost = '' } = settings;

function Page() {
  const widget = useZendeskWidget();
  const [isChatOff, setChatOff] = useState(false);
  const identify = () => widget?.identify({ name: 'Jordan Lee', email: 'jordan.lee@example.com' });
  return createPortal(
    <main>
      {isChatOff && <ShellSwitch flags={{ chat: false }} />}
      <h1>Chat</h1>
      <button type="button" onClick={identify}>
        Identify
      </button>
      <button type="button" onClick={() => setChatOff(!isChatOff)}>
        Walk on
      </button>
      <ChatStart className="start" />
    </main>,
    document.body, // where the portal's own is: its switch counts the steps
  );
}

createTrustedTypesPolicy();
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <>
    <Page />
    <SupportChat settings={{ accountUrl, assetHost }} email="developers@example.com" />
  </>,
);
