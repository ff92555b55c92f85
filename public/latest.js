// Starts the download of a plugin, then goes to its page (SPEC 2 and 9).
//
// On the portal's own origin a click on a link with "download" goes on while the page changes; setting
// location.href would be cut off by the next step. A storage host's file is fetched in a frame, which the
// change of the page does cut off while the host has not answered: then the plugin's page, told by the
// fragment, asks again (lib/plugins/pending-download.ts).
(function () {
  var DELAY_MS = 1000;
  var file = document.getElementById('file');
  // The query may hold display overrides, which the portal's pages read.
  var page = document.getElementById('page').href + location.search;
  var inFrame = file.hasAttribute('data-frame');
  if (inFrame) {
    var frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = file.href;
    document.body.appendChild(frame);
  } else {
    file.click();
  }
  setTimeout(function () {
    // The page counts as loaded once its frame is done: the download has begun, or has failed.
    var pending = inFrame && document.readyState !== 'complete';
    location.replace(pending ? page + '#downloading' : page);
  }, DELAY_MS);
})();
