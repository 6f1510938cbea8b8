/**
 * `npm run recordings`, by people who change what is said, after the change: makes every recording of the project. The
 * same words and voices give the same bytes.
 */
import '../scripts/local/closed-output'
import './make-clips'
import './make-demos'
import './make-microphone'
