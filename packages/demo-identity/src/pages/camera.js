// Where there is a camera a picture can be taken with it; where there is none, or it is refused, a file is chosen.
for (const field of document.querySelectorAll('[data-shot]')) {
  const said = field.querySelector('[data-said]');
  const file = field.querySelector('[data-file]');
  const picture = new Image();
  picture.alt = '';
  picture.hidden = true;
  field.append(picture);
  const show = (blob) => {
    URL.revokeObjectURL(picture.src);
    picture.src = URL.createObjectURL(blob);
    picture.hidden = false;
    said.textContent = 'Taken. It stays on this device.';
  };
  file.addEventListener('change', () => {
    const [chosen] = file.files;
    if (chosen) show(chosen);
  });
  if (!navigator.mediaDevices?.getUserMedia) continue;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Use the camera';
  field.append(button);
  let stream;
  const video = document.createElement('video');
  video.playsInline = true;
  video.muted = true;
  const stop = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = undefined;
    video.remove();
    button.textContent = 'Use the camera';
  };
  const begin = async () => {
    try {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: field.dataset.shot },
      });
      video.srcObject = stream;
      field.append(video);
      await video.play();
      button.textContent = 'Take the picture';
      said.textContent = 'Hold still.';
    } catch {
      stop();
      said.textContent = 'The camera cannot be used: choose a picture instead.';
    }
  };
  const take = async () => {
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d').drawImage(video, 0, 0);
    canvas.toBlob((blob) => {
      if (blob) show(blob);
      stop();
    }, 'image/jpeg');
  };
  button.addEventListener('click', () => void (stream ? take() : begin()));
  addEventListener('pagehide', stop);
}
