// Says what time it is at the office and whether the telephone is answered now. It asks nothing of any server.
// Reads its own data attributes: time-zone, opens, closes (HH:MM), open-text, closed-text (with {time}).
(() => {
  const script = document.currentScript;
  const place = script?.parentElement;
  if (!place) return;
  const { timeZone, opens, closes, openText, closedText } = script.dataset;
  const line = document.createElement('p');
  place.append(line);

  function update() {
    const now = new Date();
    const time = now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
    const day = now.toLocaleDateString('en-GB', { timeZone, weekday: 'short' });
    const open = day !== 'Sat' && day !== 'Sun' && time >= opens && time < closes;
    line.textContent = (open ? openText : closedText).replace('{time}', time);
    if (line.isConnected) setTimeout(update, 60_000 - (now.getTime() % 60_000));
  }
  update();
})();
