// The local sandbox (`npm run sandbox`). For your own account: your public key and assistant, without the two addresses.
window.voiceSettings = {
  publicKey: 'sandbox-public-key',
  assistantId: '5a4db0c5-0000-4000-8000-c0de5a7d0b0c',
  apiUrl: 'http://localhost:4175/sandbox/api',
  // The folder of the media library's call machine.
  callMachineFolder: 'http://localhost:4175/sandbox',
}
