// Shows the current time at the office, and whether the office answers the telephone. Sends no requests. The
// script's data attributes are `time-zone`, `opens` and `closes` (HH:MM), `open-text` and `closed-text` (with
// `{time}`).
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
