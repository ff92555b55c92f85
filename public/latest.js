// Starts the download of a plugin, then goes to its page (SPEC 2 and 9). A click on a link with
// "download" goes on while the page changes; setting location.href would be cut off by the next step.
(function () {
  var DELAY_MS = 1000;
  document.getElementById('file').click();
  setTimeout(function () {
    location.replace(document.getElementById('page').href);
  }, DELAY_MS);
})();
