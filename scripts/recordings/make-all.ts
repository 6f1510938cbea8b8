// Makes every recording of the project that is not there yet, or whose words or voice have changed.
import './make-clips'
import './make-demos'
import './make-microphone'
