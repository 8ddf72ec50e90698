// Only browsers without module scripts run this: they show the pages, but no control of a page works in them.
;(function () {
  var told = document.createElement('p')
  told.setAttribute('role', 'alert')
  told.style.cssText = 'margin:0;padding:12px 16px;background:#fff3cd;color:#4a3800;font-weight:bold;text-align:center'
  told.appendChild(
    document.createTextNode(
      'お使いのブラウザは古いため、この画面の操作ができません。新しいブラウザで、もう一度開いてください。',
    ),
  )
  document.body.insertBefore(told, document.body.firstChild)
})()
