import '@northlight/player/styles.css';
import '../shared/main.js';
