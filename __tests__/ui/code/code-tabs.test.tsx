import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeTabs, TabCode } from '@/components/ui/code/code-tabs';

const toTab = (title: string, code: string) => ({
  title,
  panel: <TabCode>{code}</TabCode>,
});
const CODES = [
  ['Shell', 'curl'],
  ['PHP', '<?php'],
  ['C#', 'using'],
] as const;
const tabs = CODES.map(([title, code]) => toTab(title, code));
afterEach(() => jest.restoreAllMocks());

const radio = (name: string) => screen.getByRole('radio', { name });

test('the tabs are radio buttons of one named group, and the first is chosen', () => {
  render(<CodeTabs label="Language" tabs={tabs} />);
  const group = within(screen.getByRole('group', { name: 'Language' }));
  const radios = group.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((one) => one.checked)).toEqual([true, false, false]);
  expect(new Set(radios.map((one) => one.name)).size).toBe(1);
});

test('choosing a tab takes the choice from the one before', async () => {
  render(<CodeTabs label="Language" tabs={tabs} />);
  await userEvent.click(screen.getByText('PHP'));
  expect(radio('PHP')).toBeChecked();
  expect(radio('Shell')).not.toBeChecked();
});

test('arrow keys move between the tabs', async () => {
  render(<CodeTabs label="Language" tabs={tabs} />);
  await userEvent.tab();
  expect(radio('Shell')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(radio('PHP')).toBeChecked();
});

test('two groups on one page do not share a choice', async () => {
  render(
    <>
      <CodeTabs label="Request" tabs={[toTab('A', ''), toTab('B', '')]} />
      <CodeTabs label="Response" tabs={[toTab('C', ''), toTab('D', '')]} />
    </>,
  );
  await userEvent.click(screen.getByText('D'));
  expect(radio('A')).toBeChecked();
  expect(radio('C')).not.toBeChecked();
});

test('each panel follows its radio button, which is what the style sheet shows it by', () => {
  render(<CodeTabs label="Language" tabs={tabs} />);
  for (const [title, code] of CODES) {
    const panel = radio(title).nextElementSibling?.nextElementSibling;
    expect(panel).toHaveTextContent(code);
    expect(panel).toHaveAttribute('aria-label', title);
    expect(panel).toHaveAttribute('tabindex', '0');
  }
});

test('two tabs with one title are two tabs', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const same = [toTab('200 Approved', 'one'), toTab('200 Approved', 'two')];
  render(<CodeTabs label="Response" tabs={same} />);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});

test('a single tab is a title: there is nothing to choose', () => {
  render(<CodeTabs label="Response" tabs={[toTab('200', 'ok')]} />);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: '200' })).toHaveTextContent('ok');
});
