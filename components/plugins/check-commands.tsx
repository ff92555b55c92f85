import { CodeTabs, TabCode } from '@/components/code/code-tabs';

/** The command that prints a file's SHA-256, on each system without anything to install. */
const SYSTEMS = [
  { title: 'macOS', command: (file: string) => `shasum -a 256 ${file}` },
  { title: 'Linux', command: (file: string) => `sha256sum ${file}` },
  { title: 'Windows', command: (file: string) => `certutil -hashfile ${file} SHA256` },
] as const;

/** How to see on one's own machine that a download is the file this page describes. */
export function CheckCommands({ file }: { file: string }) {
  const tabs = SYSTEMS.map(({ title, command }) => ({
    title,
    panel: <TabCode>{command(file)}</TabCode>,
  }));
  return <CodeTabs label="Command" tabs={tabs} />;
}
