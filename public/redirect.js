// Leads on to where a page has moved, with the query, which may hold display overrides (SPEC 2), and the
// fragment: the refresh for readers without script cannot keep them (lib/http/redirect-page.ts).
(function () {
  location.replace(document.getElementById('to').href + location.search + location.hash);
})();
