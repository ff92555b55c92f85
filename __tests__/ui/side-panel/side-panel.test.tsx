import { render, screen } from '@testing-library/react';
import { SidePanel } from '@/components/ui/side-panel/side-panel';

test('SPEC 2 and 9: the panel opens by the browser’s own means, so without JavaScript too', () => {
  render(
    <SidePanel id="pages" label="Guides" button="Guides: all pages" skip="Skip">
      <a href="#webhooks">Webhooks</a>
    </SidePanel>,
  );
  const panel = screen.getByRole('navigation', { name: 'Guides', hidden: true });
  const button = screen.getByRole('button', { name: 'Guides: all pages' });
  expect(button).toHaveAttribute('popovertarget', panel.id);
  expect(panel).toHaveAttribute('popover', 'auto');
  expect(panel).toContainElement(screen.getByRole('link', { name: 'Webhooks', hidden: true }));
});
