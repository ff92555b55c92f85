import { createAddressParameter } from '@/components/ui/address-parameter';
import { findTarget } from '@/lib/scroll/reveal-target';

/** Chosen form of a body in the address: `?form=swiped-card`. */
const form = createAddressParameter('form');

/**
 * Name of the form that the address chooses (`BodyForm.name`); `null` in pre-rendered HTML and where
 * it chooses none. It may be the name of no form.
 */
export const useFormName = form.useValue;

/** Name of the form with the field that the fragment of the address names; `undefined` for none. */
function getFragmentForm(): string | undefined {
  return findTarget(location.hash)?.closest<HTMLElement>('[data-form]')?.dataset.form;
}

/** Chooses the form that a fragment has shown before hydration. */
export function adoptFragmentForm(): void {
  const name = getFragmentForm();
  if (name !== undefined) chooseForm(name);
}

/**
 * Chooses a form, for the fields, the samples and the address. A fragment that names a field of
 * another form leaves the address, as it would choose that form again.
 */
export function chooseForm(name: string): void {
  form.choose(name, (url) => {
    const shown = getFragmentForm();
    if (shown !== undefined && shown !== name) url.hash = '';
  });
}
