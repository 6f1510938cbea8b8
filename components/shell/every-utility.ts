import './every-utility.css'

export {}
