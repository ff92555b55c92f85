import { ShellSwitch } from '@/components/navigation/shell-switch';
import { StyleGuide } from '@/components/style-guide/style-guide';
import { readSandboxRules } from '@/lib/content/read-data';
import { readSite } from '@/lib/content/read-site';
import { getSandbox } from '@/lib/environment/app-links';
import { buildHead } from '@/lib/pages/metadata';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';
import { urls } from '@/lib/routes/urls';

export const metadata = buildHead({
  path: urls.styleGuide,
  title: 'Style guide',
  description:
    'Headings, text, links, buttons, colours and code as every page of this portal draws them.',
});

export default function StyleGuidePage() {
  const resources = Object.entries(readSandboxRules().resources);
  const [lifecycle] = resources.find(([, { states }]) => Object.keys(states).length > 0) ?? [];
  return (
    <>
      <ShellSwitch flags={getShellOverrides(urls.styleGuide)} />
      <StyleGuide sandboxApi={getSandbox(readSite()).api} lifecycle={lifecycle} />
    </>
  );
}
