// Runs in CloudFront (cloudfront-js-2.0). A page's address names no file: the SPA itself finds the page.
function handler(event) {
  var request = event.request;
  var lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (lastSegment.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}
