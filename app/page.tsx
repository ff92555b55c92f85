import { GetStartedPage } from '@/components/get-started/get-started-page';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { readGetStarted } from '@/lib/content/read-data';
import { readNavigation } from '@/lib/content/read-navigation';
import { readSite } from '@/lib/content/read-site';
import { buildMetadata } from '@/lib/pages/metadata';
import { getOperationById } from '@/lib/pages/read-apis';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';
import { urls } from '@/lib/routes/urls';

export function generateMetadata() {
  const { title, lead } = readGetStarted();
  return buildMetadata({ path: urls.home, title, description: lead });
}

export default function HomePage() {
  const { email, chat } = readSite();
  const content = readGetStarted();
  const shell = getShellOverrides(urls.home, content.shell);
  return (
    <>
      <ShellSwitch flags={shell} />
      <GetStartedPage
        content={content}
        firstCall={content.firstCall && getOperationById(content.firstCall.operation)}
        email={email}
        chat={chat.enabled && (shell.chat ?? readNavigation().shell.chat)}
      />
    </>
  );
}
