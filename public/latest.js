// Starts the download of a plugin, then goes to its page (SPEC 2 and 9).
//
// On the portal's own origin, a click on a link with "download" survives the change of page, and
// setting location.href would not. A file of another host loads in a frame, which the change of
// page cancels while the host has not responded: the fragment then lets the plugin's page repeat
// the request (components/plugins/continue-download.tsx).
(function () {
  var DELAY_MS = 1000;
  var file = document.getElementById('file');
  // The query may have display overrides, which the portal's pages read.
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
