// `npm run recordings`, after a change of what is said: makes every recording of the project. The same words and voices give the same bytes.
import './make-clips'
import './make-demos'
import './make-microphone'
