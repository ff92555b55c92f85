import { GetStartedPage } from '@/components/get-started/get-started-page';
import { readGetStarted, readNavigation, readSite } from '@/lib/content/read-content';
import { buildMetadata } from '@/lib/pages/metadata';
import { getOperationById } from '@/lib/pages/read-apis';
import { urls } from '@/lib/routes/urls';

export function generateMetadata() {
  const { title, lead } = readGetStarted();
  return buildMetadata({ path: urls.home, title, description: lead });
}

export default function HomePage() {
  const { email, chat } = readSite();
  return (
    <GetStartedPage
      content={readGetStarted()}
      firstCall={getOperationById('post /sale')}
      email={email}
      chat={chat.enabled && readNavigation().shell.chat}
    />
  );
}
