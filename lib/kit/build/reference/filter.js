// Filters the list of contents of a reference in one file; what is read stays whole, for the browser's own search.
const field = document.querySelector('#filter');
const count = document.querySelector('#count');
const text = count.dataset.text;
const rows = [...document.querySelectorAll('nav li')];
field.hidden = false;
field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const row of rows) {
    const own = `${row.textContent} ${row.dataset.text}`.toLowerCase();
    row.hidden = !words.every((word) => own.includes(word));
  }
  for (const group of document.querySelectorAll('nav section'))
    group.hidden = !group.querySelector('li:not([hidden])');
  const shown = rows.filter((row) => !row.hidden).length;
  count.textContent =
    words.length === 0 ? '' : text.replace('{shown}', shown).replace('{all}', rows.length);
});
