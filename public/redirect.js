// Redirects to the new address of a page with fragment and query, which may have display overrides
// (SPEC 2): the refresh for readers without script cannot keep them (lib/http/redirect-page.ts). As with a redirect of a
// host, a fragment of the new address takes the place of the old one.
(function () {
  var to = new URL(document.getElementById('to').href);
  to.search = location.search;
  to.hash = to.hash || location.hash;
  location.replace(to.href);
})();
