// Redirects to the new address of a page with fragment and query, which may have display overrides
// (SPEC 2): the refresh for readers without script cannot keep them (lib/http/redirect-page.ts).
(function () {
  location.replace(document.getElementById('to').href + location.search + location.hash);
})();
